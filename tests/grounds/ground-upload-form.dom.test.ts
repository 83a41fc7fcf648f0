import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { groundUploadMachine } from '#machines/grounds/ground-upload.machine.ts';
import { groundUploadView } from '#web/grounds/ground-upload.view.ts';
import { GroundUploadForm } from '#web/grounds/GroundUploadForm.tsx';

function anOpenForm() {
  const actor = createActor(groundUploadMachine).start();
  actor.send({ type: 'open' });
  render(
    createElement(GroundUploadForm, {
      view: groundUploadView(actor.getSnapshot()),
      onChoose: vi.fn(),
      onBring: vi.fn(),
      onCancel: vi.fn(),
    }),
  );
  const user = userEvent.setup({ applyAccept: false });
  const name = screen.getByLabelText('Nom du fond');
  const choose = (file: string) =>
    user.upload(screen.getByLabelText('Fichier'), new File(['…'], file));
  return { user, name, choose };
}

it('the file names the ground, until somebody does [OWN-67]', async () => {
  const { user, name, choose } = anOpenForm();
  await choose('andorra.osm.pbf');
  expect(name).toHaveProperty('value', 'Andorra');
  await choose('liechtenstein-latest.osm.pbf');
  expect(name).toHaveProperty('value', 'Liechtenstein');
  await user.clear(name);
  await user.type(name, 'Vaduz');
  await choose('andorra.osm.pbf');
  expect(name).toHaveProperty('value', 'Vaduz');
});

it('a name that was emptied is proposed again [OWN-67]', async () => {
  const { user, name, choose } = anOpenForm();
  await user.type(name, 'Vaduz');
  await user.clear(name);
  await choose('andorra.osm.pbf');
  expect(name).toHaveProperty('value', 'Andorra');
});

it('a file that no ground is made of names none [OWN-67]', async () => {
  const { name, choose } = anOpenForm();
  await choose('andorra.osm.gz');
  expect(name).toHaveProperty('value', '');
});
