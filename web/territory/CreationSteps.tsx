import { CheckOutlined } from '@ant-design/icons';

import { withProduct } from '../texts/product.ts';
import classes from './Creation.module.css';
import { territoryCreationTexts as texts } from './territory-creation.texts.ts';

/** Where one is of the two steps (TADD-01). */
export function CreationSteps({ step }: { readonly step: number }) {
  return (
    <ol className={classes['steps']}>
      {texts.steps.map((name, at) => (
        <li key={name} aria-current={at + 1 === step ? 'step' : undefined}>
          <span className={classes['mark']} aria-hidden="true">
            {at + 1 < step ? <CheckOutlined /> : at + 1}
          </span>
          {withProduct(name)}
        </li>
      ))}
    </ol>
  );
}
