import { useLocation } from 'react-router-dom';

import { factorRemovalNoticeMachine } from '#machines/second-factor/factor-removal-notice.machine.ts';
import type { SecondFactorTold } from '#schema/generated.ts';

import { Button } from '../parts/button/Button.tsx';
import { ButtonLink } from '../parts/button/ButtonLink.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { factorNoticeActors } from './factor-notice.actors.ts';
import { factorNoticeTexts as texts } from './factor-notice.texts.ts';
import classes from './FactorNotice.module.css';
import { secondFactorPlace } from './second-factor-place.ts';

interface Props {
  readonly told: SecondFactorTold;
  /** What was told is read: the menu knows it no more. */
  readonly onRead: () => void;
}

/** Tells those in charge that a second factor is demanded and until when (OWN-401), and that somebody else ended theirs (OWN-402). */
export function FactorNotice({ told: { until, passkey, removed }, onRead }: Props) {
  const [snapshot, send, actor] = useFlow(factorRemovalNoticeMachine, factorNoticeActors);
  useEmitted(actor, 'read', onRead);
  // Mon compte says it on its card.
  const there = useLocation().pathname === '/u-my-account';
  const demanded = until !== null && !there;
  const removal = removed !== null && !snapshot.matches('known');
  if (!demanded && !removal) return null;
  return (
    <section className={classes.notice} aria-label={texts.title}>
      {removal && (
        <div>
          <p>{texts.removed(removed)}</p>
          <Button busy={snapshot.hasTag('busy')} onClick={() => send({ type: 'read' })}>
            {texts.read}
          </Button>
        </div>
      )}
      {demanded && (
        <div>
          <p>{passkey ? texts.untilWithPasskey(until) : texts.until(until)}</p>
          <ButtonLink to={`/u-my-account#${secondFactorPlace}`}>{texts.add}</ButtonLink>
        </div>
      )}
    </section>
  );
}
