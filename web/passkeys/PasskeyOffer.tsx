import { useState } from 'react';

import { useAddition } from '../parts/additions/useAddition.ts';
import { Button } from '../parts/button/Button.tsx';
import { ButtonLink } from '../parts/button/ButtonLink.tsx';
import blocks from '../parts/theme/Blocks.module.css';
import { knowsPasskeys } from './knows-passkeys.ts';
import { isPasskeyOffered, putOffPasskey } from './passkey-offer.ts';
import { passkeysPlace } from './passkeys-place.ts';
import { passkeyOfferTexts as texts } from './passkey-offer.texts.ts';
import { passkeysQuery } from './passkeys.operations.ts';
import classes from './PasskeyOffer.module.css';

/** After a first sign-in, a passkey is offered to whoever has none; it can be put off, and comes back once (OWN-365). */
export function PasskeyOffer() {
  const [due, setDue] = useState(() => knowsPasskeys() && isPasskeyOffered());
  const { data } = useAddition({ query: passkeysQuery, variables: {}, pause: !due });
  const wanted = data?.passkeys?.offered === true && data.passkeys.passkeys.length === 0;
  if (!due || !wanted) return null;
  return (
    <section className={`${blocks.panel} ${classes.offer}`} aria-label={texts.title}>
      <p>
        <strong>{texts.title}</strong>
        <span className={blocks.hint}>{texts.about}</span>
      </p>
      <div className={classes.acts}>
        <Button
          onClick={() => {
            putOffPasskey();
            setDue(false);
          }}
        >
          {texts.later}
        </Button>
        <ButtonLink to={`/u-my-account#${passkeysPlace}`} onClick={putOffPasskey}>
          {texts.add}
        </ButtonLink>
      </div>
    </section>
  );
}
