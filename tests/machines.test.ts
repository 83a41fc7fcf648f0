import { describe, expect, it } from 'vitest';
import { createMachine, StateMachine } from 'xstate';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import type { Reason } from '#machines/parts/flow/meta.ts';
import { exportsOf, filesOf, findMachines } from '../scripts/machines/find-machines.ts';

/** The confirmations of spec 1 §4 and spec 2 §8, word for word. */
const documented = [
  'Voulez-vous ajouter un sursis ?',
  'Voulez-vous écraser la carte existante ?',
  'Voulez-vous supprimer cette carte ?',
  'Voulez-vous supprimer cette attribution ?',
  'Voulez-vous renter ce {product} ?',
  'Voulez-vous annuler la sortie de ce {product} ?',
  "Est-ce que vous avez bien AFFICHÉ cette réservation avant de l'écrasée ?",
  'Est-ce que vous VIDER cette réservation ?',
  'Voulez-vous supprimer la ou les réservations sélectionnées ?',
  'Voulez-vous fusionner ces réservations ?',
  'Voulez-vous supprimer ce proclamateur ?',
  'Voulez-vous supprimer ce type de {product} ?',
  'Voulez-vous supprimer la carte ?',
  'Voulez-vous supprimer ce {product} ainsi que son historique ?',
  'Voulez-vous supprimer cette assemblée ?',
];

/** Questions beyond the documents. */
const ours = [
  'Imprimer une carte de connexion pour {login}\u202F? Elle ouvre son compte une seule fois, pendant 7 jours. Une carte précédente ne servira plus.',
  'Annuler la carte de {login}\u202F? Elle n’ouvrira plus son compte.',
  'Quelqu’un est déjà connecté ici. Le déconnecter, et ouvrir le compte de la carte\u202F?',
  'Veux-tu exporter toute cette assemblée\u202F? Le fichier contient les noms, les adresses et l’historique\u202F: garde-le en lieu sûr.',
  'Veux-tu refuser cette demande\u202F?',
  'Annoncer à un gestionnaire la rentrée de ce {product}\u202F?',
  'Demander à un gestionnaire un mois de plus pour ce {product}\u202F?',
  'Veux-tu vraiment effacer ces noms\u202F? C’est définitif.',
  'Abandonner les modifications de cette attribution\u202F?',
  'Veux-tu importer ces lignes\u202F?',
  'Veux-tu annuler cet import\u202F?',
  'Te déconnecter partout, ici aussi\u202F? Tes clés d’accès sont supprimées aussi.',
  'Veux-tu supprimer cette clé d’accès\u202F? L’appareil ne pourra plus se connecter sans mot de passe.',
  'Veux-tu arrêter sans enregistrer\u202F? Les codes de secours affichés ne serviront pas.',
  'Veux-tu supprimer ton second facteur\u202F? Le mot de passe suffira de nouveau pour ouvrir ton compte.',
  'Veux-tu supprimer le second facteur de {login}\u202F? Vérifie d’abord que c’est bien cette personne qui le demande\u202F: son mot de passe suffira, et tous ses appareils sont déconnectés.',
  'Veux-tu demander un second facteur à tous les gestionnaires et administrateurs, toi aussi\u202F? Dans sept jours, personne d’entre eux n’entrera plus sans l’ajouter d’abord.',
  'Veux-tu ne plus demander de second facteur\u202F? Qui en a un le garde\u202F; pour les autres, le mot de passe suffira.',
  'Veux-tu supprimer ce fond de carte\u202F?',
  'Veux-tu abandonner cette préparation\u202F? Ce qui a été envoyé sera effacé.',
  'Ne plus recevoir de messages sur cet appareil\u202F?',
  'Relancer maintenant\u202F?',
  'Veux-tu reprendre toutes les rues\u202F? Les marques seront effacées.',
  'Veux-tu retirer ce lieu\u202F?',
  'Veux-tu rouvrir cette attribution\u202F?',
  'Effacer cette action\u202F? Si elle est déjà partie, elle compte.',
  'Te déconnecter avant l’envoi\u202F?',
];

const machines = await findMachines();
const invoked = new Set<unknown>(
  machines.flatMap(({ machine }) => Object.values(machine.implementations.actors)),
);
const mappings = new Set(['context', 'input', 'output', 'params']);

describe.each(machines)('$exported', ({ file, exported, about, machine }) => {
  const nodes = getStateNodes(machine);

  it('is alone in its file, has its name, and is described', () => {
    expect(machines.filter((other) => other.file === file)).toHaveLength(1);
    expect(exported).toBe(`${machine.id}Machine`);
    expect(about).toMatch(/^[A-Z].{20}/su);
  });

  it('holds names only: its functions are mappings, and it survives JSON [DC-04]', () => {
    expect(functionsIn(machine.config).filter((path) => !mappings.has(lastOf(path)))).toEqual([]);
    const copied = createMachine(JSON.parse(JSON.stringify(machine.config)));
    expect(getStateNodes(copied).map(({ id }) => id)).toEqual(nodes.map(({ id }) => id));
    expect(copied.events).toEqual(machine.events);
  });

  it('has a way to every state [DC-03]', () => {
    const reached = reachedFrom(machine.root);
    expect(nodes.filter((node) => !reached.has(node)).map(({ id }) => id)).toEqual([]);
  });

  it('is busy exactly where it waits for an answer, unless an invoked machine is busy itself', () => {
    const waiting = nodes.filter(({ invoke }) =>
      invoke.some(({ src }) => !(actorNamed(machine, src) instanceof StateMachine)),
    );
    const busy = nodes.filter(({ tags }) => tags.includes('busy'));
    expect(busy.map(({ id }) => id)).toEqual(waiting.map(({ id }) => id));
  });

  it('asks with exactly two answers, and ends with a route, unless another machine invokes it [GEN-22]', () => {
    const route = expect.stringMatching(/^\//u) as string;
    const reasons = [
      'passwordChanged',
      'signedOutEverywhere',
      'signedIn',
      'toDraw',
    ] satisfies Reason[];
    for (const node of nodes) {
      if ('confirm' in (node.meta ?? {})) expect(node.ownEvents).toEqual(['confirm', 'cancel']);
      if (node.type === 'final' && !invoked.has(machine))
        expect([{ next: route }, ...reasons.map((why) => ({ next: route, why }))]).toContainEqual(
          node.meta,
        );
    }
  });

  it('declares actors whose body others provide, and machines', () => {
    for (const actor of Object.values(machine.implementations.actors)) {
      if (actor instanceof StateMachine) continue;
      expect(String((actor as { config: unknown }).config)).toContain('machine.provide');
    }
  });
});

describe('the documented questions', () => {
  it('are in machines/, word for word [GEN-22, DC-03]', async () => {
    const asked = machines
      .flatMap(({ machine }) => getStateNodes(machine))
      .map((node) => (node.meta as { confirm?: string } | undefined)?.confirm)
      .filter((question) => question !== undefined && question !== '{question}');
    const files = await filesOf('confirmation');
    const given = await Promise.all(files.map(exportsOf));
    const home = [...asked, ...given.flatMap((exports) => Object.values(exports))];
    expect(new Set(home)).toEqual(new Set([...documented, ...ours]));
  });
});

const actorNamed = (machine: AnyStateMachine, src: unknown): unknown =>
  typeof src === 'string' ? machine.implementations.actors[src] : src;

function functionsIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'function') return [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => functionsIn(inner, [...path, key]));
}

function lastOf(path: string): string {
  return path.split('.').at(-1) ?? '';
}

/** The states that can be entered when every guard passes. */
function reachedFrom(root: AnyStateNode): Set<AnyStateNode> {
  const reached = new Set<AnyStateNode>();
  const enter = (node: AnyStateNode) => {
    if (reached.has(node)) return;
    reached.add(node);
    if (node.parent) enter(node.parent);
    if (node.type === 'parallel') Object.values(node.states).forEach(enter);
    node.initial?.target?.forEach(enter);
    const transitions = [...node.transitions.values()].flat();
    for (const { target } of [...transitions, ...(node.always ?? [])]) target?.forEach(enter);
  };
  enter(root);
  return reached;
}
