// Shows the description of the interface; nothing is loaded from anywhere else.
'use strict';

function element(name, text) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  return made;
}

function folded(title, content) {
  const details = element('details');
  const summary = element('summary');
  summary.append(...title);
  const pre = element('pre', JSON.stringify(content, null, 2));
  details.append(summary, pre);
  return details;
}

fetch('/api/v1/openapi.json')
  .then((answer) => answer.json())
  .then((description) => {
    const routes = document.getElementById('routes');
    for (const [path, methods] of Object.entries(description.paths)) {
      for (const [method, about] of Object.entries(methods)) {
        const name = element('span', method);
        name.className = 'method';
        const title = [name, element('code', path), ` ${about.summary ?? ''}`];
        const { parameters, requestBody, responses } = about;
        routes.append(folded(title, { parameters, requestBody, responses }));
      }
    }
    const types = document.getElementById('types');
    for (const [name, schema] of Object.entries(description.components.schemas)) {
      types.append(folded([element('code', name)], schema));
    }
  });
