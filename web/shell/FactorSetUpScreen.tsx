import { Navigate } from 'react-router-dom';

import { useAddition } from '../parts/additions/useAddition.ts';
import { Button } from '../parts/button/Button.tsx';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { Loading } from '../parts/failure/Loading.tsx';
import { Stalled } from '../parts/failure/Stalled.tsx';
import { PublicScreen } from '../parts/public-screen/PublicScreen.tsx';
import { PasskeysCard } from '../passkeys/PasskeysCard.tsx';
import { factorNoticeTexts as texts } from '../second-factor/factor-notice.texts.ts';
import { SecondFactorCard } from '../second-factor/SecondFactorCard.tsx';
import blocks from '../parts/theme/Blocks.module.css';
import { factorOwedQuery } from './factor-owed.operations.ts';
import { useSignOut } from './useSignOut.ts';

/** All that is open to whoever owes the second factor that is demanded: to add one, or to leave (OWN-400). */
export function FactorSetUpScreen() {
  const { data, asking, reload } = useAddition({
    query: factorOwedQuery,
    variables: {},
    requestPolicy: 'network-only',
  });
  const signOut = useSignOut();
  const menu = data?.menu ?? null;
  if (menu !== null && !menu.secondFactor?.over) return <Navigate to="/" replace />;
  return (
    <PublicScreen title={texts.setUpTitle}>
      <p>{texts.setUpAbout}</p>
      {menu === null && (asking ? <Loading lines={4} /> : <Stalled onRetry={reload} />)}
      {menu !== null && (
        <div className={blocks.form}>
          <PasskeysCard login={menu.login} onChanged={reload} />
          <SecondFactorCard login={menu.login} onChanged={reload} />
        </div>
      )}
      <div className={blocks.buttons}>
        <Button onClick={() => signOut.send({ type: 'signOut' })}>{texts.leave}</Button>
      </div>
      <Confirm question={signOut.question} about={signOut.about} onAnswer={signOut.send} />
    </PublicScreen>
  );
}
