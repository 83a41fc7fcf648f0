import { act, render, screen } from '@testing-library/react';
import { createElement, useEffect } from 'react';
import { expect, it } from 'vitest';

import { useNotice, type Notices } from '#web/parts/notice/notice.ts';
import { NoticeProvider } from '#web/parts/notice/NoticeProvider.tsx';

function openNotices() {
  let notices: Notices | undefined;
  function Taker() {
    const given = useNotice();
    useEffect(() => {
      notices = given;
    }, [given]);
    return null;
  }
  render(createElement(NoticeProvider, null, createElement(Taker)));
  return (...shown: readonly Parameters<Notices['show']>[0][]) =>
    act(() => {
      for (const notice of shown) notices?.show(notice);
    });
}

const saved = 'Réservation enregistrée.';

it('of two notices with the same text the newer stands, with what it is about; another text stays [OWN-233]', () => {
  const show = openNotices();
  show(
    { text: saved, about: 'Forcée un' },
    { text: 'Réservation vidée.' },
    { text: saved, about: 'Forcée deux' },
  );
  expect(screen.getByRole('status').textContent).toBe(
    `Réservation vidée.Fermer${saved}Forcée deuxFermer`,
  );
});
