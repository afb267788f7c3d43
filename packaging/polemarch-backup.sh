#!/bin/sh
# Copies a database while the server runs, checks the copy, and keeps the newest ones.
#     polemarch-backup.sh DATABASE FOLDER [HOW-MANY]
# Older copies go only after the new one has been checked.
set -eu
umask 077
database=${1:?name the database}
folder=${2:?name the folder for copies}
keep=${3:-14}
copy="$folder/polemarch-$(date -u +%Y-%m-%dT%H-%M-%SZ).db"
mkdir -p "$folder"
polemarch admin --db "$database" backup "$copy"
polemarch admin --db "$copy" verify
find "$folder" -maxdepth 1 -name 'polemarch-*Z.db' | sort -r | tail -n "+$((keep + 1))" |
    while read -r old; do rm -- "$old"; done
