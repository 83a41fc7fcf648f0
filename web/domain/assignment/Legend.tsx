import { CheckOutlined, MinusOutlined } from '@ant-design/icons';

import { RowWord } from '../../parts/table/RowWord.tsx';
import blocks from '../../parts/theme/Blocks.module.css';
import classes from './Legend.module.css';
import { legendTexts } from './legend.texts.ts';

/** Explains the colours and icons of the rows (MYEX-01, MYEX-05, EXD-01). */
export function Legend() {
  return (
    <div role="group" aria-label={legendTexts.title}>
      <dl className={`${blocks.hint} ${classes.legend}`}>
        <div>
          <dt>
            <RowWord cssClass="row-late" />
          </dt>
          <dd>{legendTexts.late}</dd>
        </div>
        <div>
          <dt>
            <RowWord cssClass="row-soon" />
          </dt>
          <dd>{legendTexts.soon}</dd>
        </div>
        <div>
          <dt>{legendTexts.onlineTerm}</dt>
          <dd>
            <CheckOutlined aria-hidden /> {legendTexts.online}, <MinusOutlined aria-hidden />{' '}
            {legendTexts.offline}
          </dd>
        </div>
      </dl>
    </div>
  );
}
