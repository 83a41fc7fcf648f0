import { withProduct } from '../parts/texts/product.ts';

/** Privacy rules of /u-rgpd-privacy as HTML (REST-04). */
export const privacyRules = (product: string): string => withProduct(rules, product);

const rules = `
<p>Ce site aide ton assemblée à suivre ses {product}s : qui en a la charge, depuis quand et jusqu'à quand. Voici ce qu'il sait de toi et ce qui en est fait. Lis ces règles avant de les accepter : sans ton accord, tu ne peux pas utiliser le site.</p>

<h2>Qui est responsable</h2>
<p>Ton assemblée, celle que tu choisis pour te connecter, décide de l'usage de ces données. Ses gestionnaires créent les comptes et sont tes premiers interlocuteurs. L'administrateur du site veille à son fonctionnement technique.</p>

<h2>Ce qui est enregistré</h2>
<ul>
<li>Ton nom et ton prénom, ton assemblée et ton rôle dans ce site.</li>
<li>Ton adresse e-mail, si tu la donnes. Elle n'est pas obligatoire.</li>
<li>Ton mot de passe, sous une forme chiffrée que personne ne peut relire.</li>
<li>Les {product}s qui te sont attribués, avec les dates de sortie et de rentrée et le type d'activité.</li>
<li>Un journal des actions faites sur le site : leur date, leur auteur et leur objet.</li>
<li>Tes choix : l'abonnement aux e-mails, la version de ces règles que tu as acceptée et le moment où tu l'as fait, une éventuelle demande de suppression.</li>
<li>Tes connexions : quand elles commencent, quand elles servent pour la dernière fois, et l'appareil en quelques mots, comme « Firefox sur Android ». Ton adresse IP n'est pas gardée.</li>
<li>Les e-mails qui te sont envoyés : leur objet et leur date. Leur texte est effacé dès qu'ils sont partis.</li>
</ul>
<p>Les notes et les indications « à ne pas visiter » concernent les {product}s. N'y écris jamais le nom d'une personne ni rien qui la concerne.</p>

<h2>Pourquoi, et de quel droit</h2>
<p>Ces données servent uniquement à organiser l'activité de l'assemblée, à te rappeler une échéance ou à te signaler des essais de connexion à ton nom si tu t'es abonné aux e-mails, et à protéger l'accès au site. Elles ne servent à aucune publicité ni à aucun profil, et ne sont ni vendues ni louées.</p>
<p>Ton appartenance à une assemblée révèle une conviction religieuse. L'article 9 du Règlement général sur la protection des données (RGPD) protège particulièrement cette information. Elle n'est traitée qu'avec ton consentement explicite, que tu donnes en acceptant ces règles et que tu peux retirer à tout moment, et dans le cadre des activités légitimes d'un organisme religieux à l'égard de ses membres, sans être communiquée au dehors.</p>

<h2>Qui peut les voir</h2>
<ul>
<li>Toi : ton compte et les {product}s qui te sont attribués.</li>
<li>Les anciens de ton assemblée : les attributions.</li>
<li>Les gestionnaires et les administrateurs de ton assemblée : les attributions, les comptes et le journal.</li>
<li>L'administrateur du site : l'ensemble, pour l'entretenir.</li>
</ul>
<p>Une autre assemblée ne voit rien de la tienne. Un lien vers la carte d'un {product} montre la carte à qui le possède, jamais le nom de celui qui en a la charge.</p>

<h2>Combien de temps</h2>
<ul>
<li>Ton compte : jusqu'à sa suppression par un gestionnaire.</li>
<li>L'historique des attributions : conservé après la suppression du compte, mais sans ton nom. Ton assemblée peut aussi choisir d'y effacer les noms après 3, 5 ou 10 ans.</li>
<li>Le journal : deux ans. Après la suppression du compte, il ne dit plus ton nom.</li>
<li>La trace d'un e-mail envoyé : un an.</li>
<li>Un mot de passe provisoire : 24 heures. Une connexion : 12 heures, ou jusqu'à ce que tu te déconnectes. Tu vois les tiennes dans « Mon compte », et tu peux y mettre fin.</li>
<li>Les essais de connexion : comptés pendant un jour au plus, sous une empreinte faite avec un secret du serveur, qui ne permet de retrouver ni ton nom ni ton adresse.</li>
<li>L'empreinte, faite de la même façon, de l'adresse d'où tu te connectes : 30 jours, pour que les essais d'un inconnu ne bloquent pas ton accès.</li>
<li>Les sauvegardes automatiques du serveur, qui contiennent tout cela : cinq semaines au plus. Ce qui est supprimé du site en disparaît à mesure qu’elles sont remplacées.</li>
</ul>

<h2>Dans ton navigateur</h2>
<p>Le site ne dépose aucun cookie et n'utilise aucun outil de mesure d'audience. Il garde ta session et la position de la dernière carte, effacées dès que tu fermes l'onglet ou que tu te déconnectes. Sur ton appareil restent aussi les couleurs que tu as choisies, le dessin d'une carte jusqu'à ce que tu l'enregistres ou l'abandonnes et, seulement si tu le demandes à la connexion, ton nom et ton assemblée, jamais ton mot de passe.</p>

<h2>Les cartes</h2>
<p>Les fonds de carte sont faits des données de <a href="https://www.openstreetmap.org/copyright">© les contributeurs d'OpenStreetMap</a>. Selon le réglage de ton assemblée, ils sont fournis par ce site ou par un serveur d'OpenStreetMap ; dans ce cas, ce serveur reçoit l'adresse IP de ton appareil, comme pour toute page web. Si tu acceptes d'être localisé, ta position reste dans ton navigateur.</p>

<h2>Tes droits</h2>
<p>Dans « Mon compte », tu peux consulter et corriger ton adresse e-mail et tes choix, télécharger une copie de tout ce que le site sait de toi, et demander la suppression de ton compte : un gestionnaire y donne suite. Pour toute autre demande (rectification, limitation, opposition), adresse-toi à un gestionnaire de ton assemblée, qui te répond dans le mois.</p>
<p>Quand ces règles changent, elles te sont de nouveau proposées à la connexion. Retirer ton consentement ne remet pas en cause ce qui a été fait auparavant. Si tu penses que tes droits ne sont pas respectés, tu peux saisir l'autorité de protection des données de ton pays, en France la <a href="https://www.cnil.fr">CNIL</a>, à Monaco l'APDP.</p>
`.trim();
