#!/bin/sh
# Installe le programme sur un serveur Linux, ou le met à jour : c’est la même commande.
#
#   sudo sh install.sh territoires-….tar.gz [--adresse https://territoires.exemple.fr] [--cle fichier.pem] [--sans-systemd]
#
# Les fichiers .sha256 et, si la version est signée, .sha256.sig sont à côté de l’archive. Le mode d’emploi est dans docs/installer.md.
# DESTDIR installe sous un autre dossier, sans compte du système ni droits (tests/hosting).
# Ses phrases ont des apostrophes typographiques.
# shellcheck disable=SC1112
set -eu

say() { printf '%s\n' "$*"; }
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

usage='Utilisation : sudo sh install.sh territoires-….tar.gz [--adresse https://territoires.exemple.fr] [--cle fichier.pem] [--sans-systemd]'
archive='' address='' given='' systemd=yes
while [ $# -gt 0 ]; do
  case $1 in
    --sans-systemd) systemd=no ;;
    --adresse)
      [ $# -gt 1 ] || fail "$usage"
      address=$2
      shift
      ;;
    --cle)
      [ $# -gt 1 ] || fail "$usage"
      given=$2
      shift
      ;;
    -*) fail "$usage" ;;
    *)
      [ -z "$archive" ] || fail "Voici plusieurs archives : $archive, $1. N’en donne qu’une, celle de la version que tu veux."
      archive=$1
      ;;
  esac
  shift
done
[ -n "$archive" ] || fail "$usage"
if [ -n "$address" ]; then
  printf '%s\n' "$address" | grep -Eqx 'https?://[A-Za-z0-9.:-]+' ||
    fail "L’adresse $address ne convient pas : écris-la comme https://territoires.exemple.fr, sans rien derrière."
fi

root=${DESTDIR:-}
home=$root/opt/territoires
settings=$root/etc/territoires.env
data=$root/var/lib/territoires
unit=$root/etc/systemd/system/territoires.service
command=$root/usr/local/bin/territoires
account=territoires
# Secondes laissées à un démarrage ; une mise à jour sauvegarde et modifie la base.
patience=${PATIENCE:-300}
kept=3

[ -n "$root" ] || [ "$(id -u)" = 0 ] || fail 'Cette commande demande les droits de root : mets sudo devant.'
[ -d "$root/run/systemd/system" ] || systemd=no

# --- Ce qu’il faut avant de toucher à quoi que ce soit

node=$(command -v node) || fail 'Node.js n’est pas installé. Installe la version 22 ou 24 (docs/installer.md), puis recommence.'
node=$(readlink -f "$node")
"$node" -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' ||
  fail "Il faut Node.js 20.19 ou plus récent, et voici $("$node" --version). Installe la version 22 ou 24 (docs/installer.md), puis recommence."
case $node in
  /root/* | /home/*)
    [ -n "$root" ] || fail "Node.js est dans $node, où le compte du programme ne peut pas le lire. Installe-le pour toute la machine (docs/installer.md)."
    ;;
esac

[ -f "$archive" ] || fail "Le fichier $archive n’existe pas."
[ -f "$archive.sha256" ] || fail "Le fichier $archive.sha256 manque : copie-le à côté de l’archive."
(cd "$(dirname "$archive")" && sha256sum -c "$(basename "$archive").sha256" >/dev/null 2>&1) ||
  fail "L’archive $archive est incomplète ou abîmée : télécharge-la de nouveau, avec son fichier .sha256."

# La clé de la version installée vérifie la suivante ; la première fois, c’est celle d’à côté de l’archive.
key=''
for one in "$given" "$home/current/deploy/release-key.pem" "$(dirname "$archive")/territoires-release.pem"; do
  if [ -z "$key" ] && [ -f "$one" ]; then key=$one; fi
done
[ -z "$given" ] || [ "$key" = "$given" ] || fail "Le fichier $given n’existe pas."
if [ -n "$key" ]; then
  [ -f "$archive.sha256.sig" ] ||
    fail "L’archive $archive n’est pas signée : copie son fichier .sha256.sig à côté d’elle. Il n’y en a pas ? Ne l’installe pas, et demande à qui te l’a donnée."
  [ "$(cut -c 67- "$archive.sha256")" = "$(basename "$archive")" ] && "$node" -e '
    const { createPublicKey, verify } = require("crypto");
    const [key, text, signature] = process.argv.slice(1).map((file) => require("fs").readFileSync(file));
    const known = createPublicKey(key);
    process.exit(known.asymmetricKeyType === "ed25519" && verify(null, text, known, signature) ? 0 : 1);
  ' "$key" "$archive.sha256" "$archive.sha256.sig" 2>/dev/null ||
    fail "La signature de $archive n’est pas celle de la clé $key : n’installe pas cette archive, et demande à qui te l’a donnée."
elif [ -f "$archive.sha256.sig" ]; then
  fail "L’archive $archive est signée, et la clé manque : copie territoires-release.pem à côté d’elle."
fi
machine=$("$node" -p 'process.platform + "-" + process.arch')
case $(basename "$archive") in
  *-"$machine".tar.gz) ;;
  *) fail "Cette archive n’est pas pour cette machine : il faut celle qui finit par $machine.tar.gz." ;;
esac

if [ -z "$key" ] && [ ! -e "$home/current" ]; then
  say 'Cette archive n’est pas signée : seule son empreinte est vérifiée.'
fi

# --- Le programme, dans un dossier à lui

mkdir -p "$home" "$root/etc" "$(dirname "$command")"
hash=$(cut -c 1-64 "$archive.sha256")
fresh=$(mktemp -d "$home/.new-XXXXXX")
trap 'rm -rf "$fresh"' EXIT
trap 'exit 1' HUP INT TERM
tar -xzf "$archive" --no-same-owner -C "$fresh" --strip-components=1
version=$("$node" -p 'JSON.parse(require("fs").readFileSync(process.argv[1])).version' "$fresh/package.json")
printf '%s\n' "$hash" >"$fresh/.sha256"
name=$version
if [ -d "$home/$name" ] && [ "$(cat "$home/$name/.sha256" 2>/dev/null)" != "$hash" ]; then
  name=$version+$(printf '%s' "$hash" | cut -c 1-8)
fi
if [ ! -d "$home/$name" ]; then
  chmod -R u=rwX,go=rX "$fresh"
  mv "$fresh" "$home/$name"
fi
touch "$home/$name"
before=$(readlink "$home/current" 2>/dev/null || true)

# Chaque version s’installe par son propre install.sh, quel que soit celui qui a été lancé.
own=$home/$name/deploy/install.sh
if [ -z "${HANDED_ON:-}" ] && [ -f "$own" ] && ! cmp -s "$0" "$own"; then
  rm -rf "$fresh"
  set -- "$archive"
  [ -z "$address" ] || set -- "$@" --adresse "$address"
  [ -z "$given" ] || set -- "$@" --cle "$given"
  [ "$systemd" = yes ] || set -- "$@" --sans-systemd
  HANDED_ON=1 exec sh "$own" "$@"
fi
if [ -n "$before" ] && [ "$before" != "$name" ]; then say "De la version $before à la version $name."; fi

# --- Le compte, les réglages, le dossier des données

if [ -z "$root" ] && ! id "$account" >/dev/null 2>&1; then
  useradd --system --user-group --home-dir "$data" --shell /usr/sbin/nologin "$account"
fi
if [ ! -f "$settings" ]; then
  (umask 077 && cp "$home/$name/deploy/territoires.env" "$settings")
  say "Les réglages sont dans $settings."
fi
if [ -n "$address" ]; then
  sed -i "s|^PUBLIC_URL=.*|PUBLIC_URL=$address|" "$settings"
fi
mkdir -p "$data"
chmod 700 "$data"
if [ -z "$root" ]; then
  chown "root:$account" "$settings"
  chown "$account:$account" "$data"
fi
chmod 640 "$settings"

cat >"$command" <<END
#!/bin/sh
# sudo territoires backup, restore, doctor… (docs/installer.md)
[ "\$(id -u)" = 0 ] || { echo 'Mets sudo devant : sudo territoires …' >&2; exit 1; }
[ \$# -gt 0 ] || set -- help
export COMMAND='sudo territoires' INIT_CWD="\$PWD" HOME=$data
cd /
exec runuser -u $account -- $node --env-file=$settings $home/current/territoires.mjs "\$@"
END
chmod 755 "$command"

# --- Démarrer, et revenir en arrière si rien ne répond

setting() { sed -n "s/^$1=//p" "$settings" | tail -n 1 | tr -d "\"'"; }

ready() {
  port=$(setting PORT)
  "$node" -e 'fetch(process.argv[1], { signal: AbortSignal.timeout(5000) }).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))' \
    "http://127.0.0.1:${port:-4000}/readyz"
}

# Un programme qui s’arrête trois fois de suite ne répondra plus.
answers() {
  end=$(($(date +%s) + patience))
  until ready; do
    ended=$(systemctl show --property=NRestarts --value territoires)
    if [ "${ended:-0}" -ge 3 ] || [ "$(date +%s)" -ge "$end" ]; then return 1; fi
    sleep 1
  done
}

run() {
  ln -sfn "$1" "$home/current"
  if [ -f "$home/$1/deploy/territoires.service" ]; then
    sed -e "s|@NODE@|$node|" -e "s|@ROOT@|$root|g" "$home/$1/deploy/territoires.service" >"$unit"
  fi
  systemctl daemon-reload
  systemctl enable territoires >/dev/null 2>&1
  systemctl restart territoires
  answers
}

if [ "$systemd" = no ]; then
  ln -sfn "$name" "$home/current"
  say "La version $version est installée. Sans systemd, c’est à toi de la démarrer, avec le compte $account :"
  say "  $node --env-file=$settings $home/current/territoires.mjs"
else
  mkdir -p "$(dirname "$unit")"
  began=$(date +%s)
  say "La version $version démarre…"
  if ! run "$name"; then
    say "La version $version ne répond pas. Son journal : sudo journalctl -u territoires -n 50" >&2
    { [ -n "$before" ] && [ "$before" != "$name" ] && [ -d "$home/$before" ]; } || exit 1
    say "Retour à la version $before…" >&2
    run "$before" || fail "La version $before ne répond pas non plus. Si la nouvelle a déjà modifié la base, reprends la sauvegarde d’avant : docs/installer.md, « Quand ça ne marche pas »."
    rm -rf "${home:?}/$name"
    fail "La version $before fonctionne de nouveau ; rien n’est perdu."
  fi
  say "La version $version fonctionne."
  first=$(journalctl -u territoires -o cat --since "@$began" 2>/dev/null | grep -o 'https\{0,1\}://[^ ]*/premier-administrateur#[A-Z0-9-]*' | tail -n 1 || true)
  if [ -n "$first" ]; then
    say 'Le site est vide. Ouvre cette adresse, qui sert une fois, pour créer ton compte :'
    say "  $first"
  fi
fi

# --- Les trois dernières versions restent

# Les noms sont des numéros de version : ni espace ni retour à la ligne.
# shellcheck disable=SC2010
ls -1t "$home" | grep -vx current | tail -n "+$((kept + 1))" | while read -r old; do
  if [ "$old" != "$name" ] && [ "$old" != "$before" ]; then rm -rf "${home:?}/$old"; fi
done
