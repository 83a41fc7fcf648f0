import { ToolIcon, type ToolIconName } from './ToolIcon.tsx';
import blocks from '../../parts/theme/Blocks.module.css';
import classes from './Editor.module.css';

interface Props {
  readonly name: string;
  /** Words of its name, beside the icon where there is room. */
  readonly word?: string;
  readonly icon: ToolIconName;
  /** A tool that is in hand, or a switch that is on. */
  readonly pressed?: boolean | undefined;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** A tool of the map, as large as a thumb, with its name as a tooltip. */
export const ToolButton = ({ name, word, icon, pressed, disabled = false, onClick }: Props) => (
  <button
    type="button"
    className={`${blocks.icon} ${classes.tool}`}
    data-worded={word === undefined ? undefined : ''}
    aria-label={name}
    title={name}
    aria-pressed={pressed}
    disabled={disabled}
    onClick={onClick}
  >
    <ToolIcon name={icon} />
    {word !== undefined && <span>{word}</span>}
  </button>
);
