import { Link } from 'react-router-dom';

import { withProduct } from '../../parts/texts/product.ts';
import { usePocketChoice } from './pocket-choice.ts';
import { pocketLinkTexts } from './pocket-link.texts.ts';

/** The way to what this device keeps, where it keeps something. */
export function PocketLink() {
  if (usePocketChoice() !== 'on') return null;
  return (
    <p>
      <Link to="/poche">{withProduct(pocketLinkTexts.pocket)}</Link>
    </p>
  );
}
