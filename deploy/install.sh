#!/bin/sh
# Installe Territoires comme service, ou met à jour ce qui l'est déjà. Voir docs/installer.md.
#   sudo ./deploy/install.sh territoires.exemple.fr   derrière Caddy, à cette adresse
#   sudo ./deploy/install.sh --local                  sans nom de domaine, pour le réseau de la maison
#   sudo ./deploy/install.sh                          met à jour, sans toucher aux réglages
set -eu

base=/opt/territoires
settings=$base/territoires.env
data=/var/lib/territoires

say() { printf '%s\n' "$*"; }
fail() { say "$*" >&2; exit 1; }

source=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0")")/.." && pwd)
wanted=${1:-}
address=''
port=$(sed -n 's/^PORT=//p' "$settings" 2>/dev/null || true)
port=${port:-4000}

[ "$(id -u)" = 0 ] || fail "Lance cette commande avec sudo."
[ -x "$source/territoires" ] || fail "Lance ce script depuis le dossier déballé de l'archive."
version=$("$source/territoires" version) || fail "Ce programme ne démarre pas sur cette machine : l'archive est-elle bien faite pour $(uname -m) ?"

case $wanted in
  --local) address="http://$(hostname -I 2>/dev/null | cut -d ' ' -f 1):$port" ;;
  '') [ -f "$settings" ] || fail "Donne le nom de domaine : sudo $0 territoires.exemple.fr
(ou, sans nom de domaine : sudo $0 --local)" ;;
  -* | */* | *:* | *' '*) fail "« $wanted » n'est pas un nom de domaine : écris-le sans https:// ni rien derrière." ;;
  *.*) address="https://$wanted" ;;
  *) fail "« $wanted » n'est pas un nom de domaine, comme territoires.exemple.fr." ;;
esac

say "Territoires $version"
if ! id territoires >/dev/null 2>&1; then
  useradd --system --user-group --home-dir "$data" --shell /usr/sbin/nologin territoires
fi
install -d -m 755 "$base"
install -d -m 700 -o territoires -g territoires "$data"

program=$base/$(basename "$source")
if [ "$source" != "$program" ]; then
  rm -rf "$program.new"
  cp -R "$source" "$program.new"
  chown -R root:root "$program.new"
  rm -rf "$program"
  mv "$program.new" "$program"
fi

if [ ! -f "$settings" ]; then
  umask 027
  {
    say "# Les réglages de ce serveur ; après un changement : sudo systemctl restart territoires"
    say "# Tous sont décrits dans $base/current/docs/settings.md"
    say "PUBLIC_URL=$address"
    say "DATA_DIR=$data"
    if [ "$wanted" = --local ]; then say "HOST=0.0.0.0"; else say "TRUST_PROXY=1"; fi
    say "# Pour envoyer des mails : SMTP_URL=smtps://nom:motdepasse@mail.exemple.fr"
  } >"$settings"
  umask 022
  chgrp territoires "$settings"
elif [ -n "$wanted" ] && ! grep -qxF "PUBLIC_URL=$address" "$settings"; then
  say "Les réglages sont déjà là et restent comme ils sont : change toi-même PUBLIC_URL dans $settings."
fi

ln -sfn "$program" "$base/current.new"
mv -T "$base/current.new" "$base/current"

cat >/usr/local/bin/territoires <<'WRAPPER'
#!/bin/sh
# sudo territoires <commande> ; posé par deploy/install.sh
LAUNCHER='sudo territoires' exec setpriv --reuid=territoires --regid=territoires --init-groups --inh-caps=-all \
  env HOME=/var/lib/territoires /opt/territoires/current/territoires "$@"
WRAPPER
chmod 755 /usr/local/bin/territoires

install -m 644 "$source/deploy/systemd/territoires.service" /etc/systemd/system/territoires.service

caddyfile=/etc/caddy/Caddyfile
mark='# Posé par Territoires.'
if [ "${address#https:}" != "$address" ]; then
  if ! command -v caddy >/dev/null; then
    say "Caddy n'est pas installé : sudo apt install caddy, puis relance cette commande (ou prends un des exemples de $base/current/deploy/proxy)."
  elif grep -qsF "$wanted {" "$caddyfile"; then
    :
  elif [ ! -f "$caddyfile" ] || grep -qsF 'The Caddyfile is an easy way to configure' "$caddyfile" || grep -qsF "$mark" "$caddyfile"; then
    { say "$mark"; sed "s/territoires\.example\.org/$wanted/" "$source/deploy/proxy/Caddyfile"; } >"$caddyfile"
  else
    say "$caddyfile a déjà un contenu à toi : ajoutes-y celui de $base/current/deploy/proxy/Caddyfile."
  fi
fi

if [ ! -d /run/systemd/system ]; then
  say "systemd ne tourne pas sur cette machine : tout est en place, mais rien n'est lancé."
  exit 0
fi
systemctl daemon-reload
systemctl enable --quiet territoires
since=$(date '+%F %T')
systemctl restart territoires
if command -v caddy >/dev/null; then systemctl reload-or-restart caddy || true; fi

tries=0
until "$program/runtime/node" -e "fetch('http://127.0.0.1:$port/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"; do
  tries=$((tries + 1))
  [ $tries -lt 60 ] || fail "Le service ne répond pas. Ce qu'il dit : sudo journalctl -u territoires -n 50"
  sleep 1
done
say "Territoires $version tourne."
journalctl -u territoires --since "$since" -o cat --no-pager | grep -A 3 "pas encore d’administrateur" || true
