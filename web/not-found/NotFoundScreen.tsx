import { Link } from 'react-router-dom';

import { PublicScreen } from '../public-screen/PublicScreen.tsx';
import { texts } from '../texts/texts.ts';
import { notFoundTexts } from './not-found.texts.ts';

/** Spec 1 §2, B-91: unknown addresses, and maps that cannot be looked up. */
export function NotFoundScreen() {
  return (
    <PublicScreen title={notFoundTexts.title}>
      <p>{notFoundTexts.explanation}</p>
      <p>
        <Link to="/">{texts.home}</Link>
      </p>
    </PublicScreen>
  );
}
