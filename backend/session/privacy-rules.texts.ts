import { withProduct } from '../parts/texts/product.ts';

/** Privacy rules of /u-rgpd-privacy as HTML (REST-04). */
export const privacyRules = (product: string): string => withProduct(rules, product);

const rules = `
<p>Ce site aide ton assemblée à suivre ses {product}s\u202F: qui en a la charge, depuis quand et jusqu’à quand. Voici ce qu’il sait de toi et ce qui en est fait. Lis ces règles avant de les accepter\u202F: sans ton accord, tu ne peux pas utiliser le site.</p>

<h2>Qui est responsable</h2>
<p>Ton assemblée, celle que tu choisis pour te connecter, décide de l’usage de ces données. Ses gestionnaires créent les comptes et sont tes premiers interlocuteurs. L’administrateur du site veille à son fonctionnement technique.</p>

<h2>Ce qui est enregistré</h2>
<ul>
<li>Ton nom et ton prénom, ton assemblée et ton rôle dans ce site.</li>
<li>Ton adresse e-mail, si tu la donnes. Elle n’est pas obligatoire.</li>
<li>Ton mot de passe, sous une forme chiffrée que personne ne peut relire.</li>
<li>Les {product}s qui te sont attribués, avec les dates de sortie et de rentrée et le type d’activité.</li>
<li>Un journal des actions faites sur le site\u202F: leur date, leur auteur, leur objet et, s’il y en a une, la personne qu’elles concernent.</li>
<li>Tes choix\u202F: celui de recevoir ou non les e-mails automatiques, la version de ces règles que tu as acceptée et le moment où tu l’as fait, une éventuelle demande de suppression.</li>
<li>Tes connexions\u202F: quand elles commencent, quand elles servent pour la dernière fois, et l’appareil en quelques mots, comme «\u202FFirefox sur Android\u202F». Ton adresse IP n’est pas gardée.</li>
<li>Si tu en ajoutes, tes clés d’accès, qui ouvrent ton compte sans mot de passe\u202F: la moitié publique de la clé, le nom de l’appareil, les jours où elle a été ajoutée et où elle a servi. Ton empreinte digitale, ton visage et ton code ne quittent pas ton appareil.</li>
<li>Si un gestionnaire t’imprime une carte de connexion, une empreinte de son code.</li>
<li>Si tu ajoutes un second facteur, son secret, chiffré, le jour où il a été ajouté, et une empreinte de chaque code de secours qui n’a pas servi.</li>
<li>Les e-mails qui te sont envoyés\u202F: leur objet et leur date. Leur texte est effacé dès qu’ils sont partis.</li>
</ul>
<p>Les notes et les indications «\u202Fà ne pas visiter\u202F» concernent les {product}s. N’y écris jamais le nom d’une personne ni rien qui la concerne.</p>
<p>Un lieu à ne pas visiter est un point sur la carte et la date à laquelle il a été confirmé, rien d’autre\u202F: ni nom, ni raison, ni qui l’a noté. Le garder respecte la demande de qui ne veut pas de visite\u202F; le garder sans nom suffit pour cela. Le voient les gestionnaires, et celui à qui le {product} est attribué tant qu’il l’est. Il n’est ni sur la carte qu’un lien montre, ni dans les fichiers exportés, ni dans le journal. Ton assemblée choisit après combien d’années il est à reconfirmer.</p>
<p>Sur le terrain, tu coches des rues, jamais des personnes\u202F: le nom de la rue, son côté et une marque, «\u202Ffait\u202F» ou «\u202Fà refaire\u202F». Aucun texte, aucun foyer, aucun absent, ni qui a coché, ni quand\u202F: un absent noté dirait quand quelqu’un n’est pas chez lui, et ce serait une donnée sur une personne qui n’a rien accepté. À la rentrée, ce qui est fait est effacé\u202F; seules les rues qui restent sont montrées au suivant.</p>
<p>Si tu travailles à deux, tu montres un code à la personne qui t’accompagne\u202F: elle voit et coche les rues de ce {product}, sans compte, jusqu’à minuit, jusqu’à la rentrée ou jusqu’à ce que tu y mettes fin. Elle ne voit ni ton nom, ni les lieux à ne pas visiter, ni rien d’autre. Le site ne garde du code qu’une empreinte, effacée quand il ne sert plus\u202F; de cette personne il ne garde rien.</p>

<h2>Pourquoi, et de quel droit</h2>
<p>Ces données servent uniquement à organiser l’activité de l’assemblée, à te rappeler une échéance ou à te signaler des tentatives de connexion à ton nom, un nouvel appareil ou l’usage d’une carte de connexion si tu as choisi de recevoir les e-mails, à t’écrire quand ton adresse, ton mot de passe, tes clés d’accès ou ton second facteur changent, et à protéger l’accès au site. Elles ne servent à aucune publicité ni à aucun profil, et ne sont ni vendues ni louées.</p>
<p>Ton appartenance à une assemblée révèle une conviction religieuse. L’article\u202F9 du Règlement général sur la protection des données (RGPD) protège particulièrement cette information. Elle n’est traitée qu’avec ton consentement explicite, que tu donnes en acceptant ces règles et que tu peux retirer à tout moment. Elle l’est dans le cadre des activités légitimes d’un organisme religieux à l’égard de ses membres, sans être communiquée à l’extérieur.</p>

<h2>Qui peut les voir</h2>
<ul>
<li>Toi\u202F: ton compte et les {product}s qui te sont attribués.</li>
<li>Les anciens de ton assemblée\u202F: les attributions.</li>
<li>Les gestionnaires et les administrateurs de ton assemblée\u202F: les attributions, les comptes et le journal.</li>
<li>L’administrateur du site\u202F: l’ensemble, pour l’entretenir.</li>
</ul>
<p>Une autre assemblée ne voit rien de la tienne. Un lien vers la carte d’un {product} montre la carte à qui possède ce lien, jamais le nom de la personne qui en a la charge.</p>

<h2>Combien de temps</h2>
<ul>
<li>Ton compte\u202F: jusqu’à sa suppression par un gestionnaire.</li>
<li>L’historique des attributions\u202F: conservé après la suppression du compte, mais sans ton nom. Ton assemblée peut aussi choisir d’y effacer les noms après 3, 5 ou 10 ans.</li>
<li>Le journal\u202F: deux ans. Après la suppression du compte, il ne dit plus ton nom.</li>
<li>La trace d’un e-mail envoyé\u202F: un an.</li>
<li>Un mot de passe provisoire\u202F: 24\u202Fheures. Une connexion\u202F: 12\u202Fheures, ou jusqu’à ce que tu te déconnectes. Tu vois les tiennes dans «\u202FMon compte\u202F», et tu peux y mettre fin.</li>
<li>De quoi annuler une sortie, une rentrée, un sursis ou une réservation\u202F: douze heures, puis effacé dans l’heure qui suit.</li>
<li>Une clé d’accès\u202F: jusqu’à ce que tu la supprimes, que tu te déconnectes partout ou qu’un gestionnaire te donne un nouveau mot de passe. L’empreinte du code d’une carte de connexion\u202F: jusqu’à ce qu’elle serve, sept jours au plus. Un second facteur\u202F: jusqu’à ce que tu le supprimes, ou que quelqu’un qui a plus de droits le supprime.</li>
<li>L’empreinte d’un appareil où tu t’es connecté, sans son nom\u202F: 90\u202Fjours après la dernière connexion.</li>
<li>Les tentatives de connexion\u202F: comptées pendant un jour au plus, sous une empreinte faite avec un secret du serveur, qui ne permet de retrouver ni ton nom ni ton adresse.</li>
<li>L’empreinte, faite de la même façon, de l’adresse d’où tu te connectes\u202F: 30 jours, pour que les tentatives d’un inconnu ne bloquent pas ton accès.</li>
<li>Les sauvegardes automatiques du serveur, qui contiennent tout cela\u202F: cinq semaines au plus tant qu’il s’en fait une chaque jour. Ce qui est supprimé du site en disparaît à mesure qu’elles sont remplacées.</li>
</ul>

<h2>Dans ton navigateur</h2>
<p>Le site ne dépose aucun cookie et n’utilise aucun outil de mesure d’audience. Voici tout ce qu’il garde sur ton appareil\u202F:</p>
<ul>
<li>Ta session et la position de la dernière carte, effacées dès que tu fermes l’onglet ou que tu te déconnectes.</li>
<li>Pour qui dessine une carte, un dessin pas encore enregistré, pour le retrouver après une panne. Il est effacé quand tu l’enregistres, quand tu te déconnectes, et au plus tard après 30 jours.</li>
<li>Pour qui importe un fichier, ce fichier et tes choix, jusqu’à la fin de l’import, pour les retrouver après une panne. Ils sont effacés quand tu y renonces, quand tu te déconnectes, et au plus tard après 30 jours.</li>
<li>Ton nom et ton assemblée, seulement si tu le demandes à la connexion. Ils restent sur l’appareil jusqu’à une connexion sans cette demande.</li>
<li>Tes choix d’affichage, si tu en fais\u202F: clair ou sombre, taille du texte, écran d’ouverture, vues des listes, colonnes d’un import\u202F; et ce que tu as déjà lu ou écarté (nouveautés, premiers pas, offre d’une clé d’accès). Cela ne dit rien de toi et reste sur l’appareil.</li>
<li>Une marque tirée au hasard, la même pour tous ceux qui se connectent sur cet appareil, à laquelle le site le reconnaît. Elle ne dit rien de toi et reste sur l’appareil.</li>
<li>Les fichiers du site, les mêmes pour tous.</li>
<li>Si tu le demandes, les {product}s qui te sont attribués\u202F: numéro, note, dates, carte, rues à cocher, lieux à ne pas visiter et code QR, avec de quoi les rentrer ou demander un mois de plus sans réseau, une fois et pendant 30 jours, et de quoi cocher leurs rues pendant 30 jours. Ni ton nom ni ton mot de passe n’y sont, ni rien qui concerne une autre personne. Quiconque ouvre ton appareil peut les voir. Chacun en est effacé quand il est rentré\u202F; tous le sont quand tu te déconnectes, quand tu ne les veux plus, ou après 30 jours sans contact avec le site. Une action pas encore envoyée y reste jusqu’à son envoi\u202F; sa réponse, jusqu’à ce que tu l’effaces ou te déconnectes. Une rue cochée n’y porte son heure que sur ton appareil\u202F: le site ne l’apprend pas. Tes choix de les garder ou non, et seulement en Wi-Fi, y restent jusqu’à ce que tu te déconnectes. Si tu changes de mot de passe ou te déconnectes partout, ce que tes appareils peuvent envoyer sans connexion n’est plus accepté.</li>
</ul>

<h2>Les cartes</h2>
<p>Les fonds de carte sont faits des données de <a href="https://www.openstreetmap.org/copyright">© les contributeurs d’OpenStreetMap</a>. Selon les paramètres de ton assemblée, ils sont fournis par ce site ou par un serveur d’OpenStreetMap\u202F; dans ce cas, ce serveur reçoit l’adresse IP de ton appareil, comme pour toute page web. Si tu autorises la localisation, ta position reste dans ton navigateur.</p>

<h2>Tes droits</h2>
<p>Dans «\u202FMon compte\u202F», tu peux consulter et corriger ton adresse e-mail et tes choix, télécharger une copie de tout ce que le site sait de toi, et demander la suppression de ton compte\u202F: un gestionnaire y donne suite. Pour toute autre demande (rectification, limitation, opposition), adresse-toi à un gestionnaire de ton assemblée, qui te répond dans le mois.</p>
<p>Quand ces règles changent, elles te sont de nouveau proposées à la connexion. Retirer ton consentement ne remet pas en cause ce qui a été fait auparavant. Si tu penses que tes droits ne sont pas respectés, tu peux saisir l’autorité de protection des données de ton pays, en France la <a href="https://www.cnil.fr">CNIL</a>, à Monaco l’APDP.</p>
`.trim();
