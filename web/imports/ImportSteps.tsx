import { CheckOutlined } from '@ant-design/icons';

import classes from './Imports.module.css';
import { importsTexts as texts } from './imports.texts.ts';

/** Where one is of the four steps. */
export function ImportSteps({ step }: { readonly step: number }) {
  return (
    <ol className={classes['steps']}>
      {texts.steps.map((name, at) => (
        <li key={name} aria-current={at + 1 === step ? 'step' : undefined}>
          <span className={classes['mark']} aria-hidden="true">
            {at + 1 < step ? <CheckOutlined /> : at + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  );
}
