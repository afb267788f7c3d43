//! Where one is in the page: the address, split into parts. Links are plain `<a href>`; clicks on them are taken over
//! by `follow`.

class Route {
    path = $state(typeof location === "undefined" ? "/" : location.pathname);

    /** `/table/abc/at/7` is `["table", "abc", "at", "7"]`. */
    get parts(): string[] {
        return this.path
            .split("/")
            .filter((part) => part !== "")
            .map(decodeURIComponent);
    }

    go(path: string, replace = false): void {
        if (replace) history.replaceState(null, "", path);
        else history.pushState(null, "", path);
        this.path = location.pathname;
    }

    /** Takes a click on a link of our own over. */
    follow(event: MouseEvent): void {
        if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
        const link = (event.target as Element | null)?.closest("a");
        if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
        if (link.pathname.startsWith("/api")) return;
        event.preventDefault();
        this.go(link.pathname);
    }

    listen(): () => void {
        const moved = () => (this.path = location.pathname);
        const click = (event: MouseEvent) => this.follow(event);
        addEventListener("popstate", moved);
        document.addEventListener("click", click);
        return () => {
            removeEventListener("popstate", moved);
            document.removeEventListener("click", click);
        };
    }
}

export const route = new Route();
