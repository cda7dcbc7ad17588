#!/bin/sh
# A nightly backup that keeps the last seven: copy to /etc/cron.daily/tricorne, mode 0755.
set -eu
umask 077
mkdir -p /var/backups/tricorne
cd /var/backups/tricorne
rm -f new.backup
/srv/tricorne/.venv/bin/tricorne admin backup new.backup --database sqlite:////var/lib/tricorne/tables.sqlite >/dev/null
mv new.backup "tables-$(date +%A).backup"
