import { DeleteOutlined, EditOutlined, EyeOutlined, WarningOutlined } from '@ant-design/icons';

import { Button } from '../parts/button/Button.tsx';
import { groundsTexts as texts } from './grounds.texts.ts';
import type { ShownGround } from './grounds.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Grounds.module.css';

interface Props {
  readonly grounds: readonly ShownGround[];
  readonly canEdit: boolean;
  readonly removing: string | null;
  readonly onShow: (groundId: string) => void;
  readonly onEdit: (groundId: string) => void;
  readonly onRemove: (groundId: string) => void;
}

export const GroundCards = ({ grounds, canEdit, removing, onShow, onEdit, onRemove }: Props) => (
  <ul className={`${blocks.list} ${classes.cards}`}>
    {grounds.map(({ id, name, facts, missing }) => (
      <li key={id} className={`${blocks.tile} ${classes.card}`}>
        <h3>{name}</h3>
        <dl className={classes.facts}>
          {facts.map(({ term, text }) => (
            <Fact key={term} term={term} text={text} />
          ))}
        </dl>
        {missing && (
          <p className={classes.failed}>
            <WarningOutlined aria-hidden /> {texts.missing}
          </p>
        )}
        <div className={classes.actions}>
          <Button aria-label={texts.showOne(name)} disabled={missing} onClick={() => onShow(id)}>
            <EyeOutlined aria-hidden /> {texts.show}
          </Button>
          <Button aria-label={texts.editOne(name)} disabled={!canEdit} onClick={() => onEdit(id)}>
            <EditOutlined aria-hidden /> {texts.edit}
          </Button>
          <Button
            aria-label={texts.removeOne(name)}
            busy={removing === id}
            onClick={() => onRemove(id)}
          >
            <DeleteOutlined aria-hidden /> {texts.remove}
          </Button>
        </div>
      </li>
    ))}
  </ul>
);

const Fact = ({ term, text }: { readonly term: string; readonly text: string }) => (
  <>
    <dt>{term}</dt>
    <dd>{text}</dd>
  </>
);
