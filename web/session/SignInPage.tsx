import { Alert } from '../parts/alert/Alert.tsx';
import { GraphqlProvider } from '../parts/graphql/GraphqlProvider.tsx';
import { PublicScreen } from '../parts/public-screen/PublicScreen.tsx';
import { signInPageTexts } from './sign-in-page.texts.ts';
import { signInTexts } from './session.texts.ts';
import { SignInScreen } from './SignInScreen.tsx';

/**
 * What the first answer shows of the sign-in, until its screen takes over (OWN-144). Nothing can be
 * typed into it: what was would be lost.
 */
export const SignInPage = () => (
  <>
    <fieldset disabled style={{ display: 'contents' }}>
      <GraphqlProvider>
        <SignInScreen />
      </GraphqlProvider>
    </fieldset>
    <noscript>
      <style>{'fieldset{display:none!important}'}</style>
      <PublicScreen title={signInTexts.title} narrow>
        <Alert severity="warning">{signInPageTexts.noScript}</Alert>
      </PublicScreen>
    </noscript>
  </>
);
