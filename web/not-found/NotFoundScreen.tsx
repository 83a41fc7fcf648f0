import { Link } from 'react-router-dom';

import { PublicScreen } from '../parts/public-screen/PublicScreen.tsx';
import { texts } from '../parts/texts/texts.ts';
import { notFoundTexts } from './not-found.texts.ts';

/** Unknown addresses, and map links that do not exist (spec 1 §2, B-91). */
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
