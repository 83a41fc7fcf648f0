import { Button } from '../parts/button/Button.tsx';
import blocks from '../parts/theme/Blocks.module.css';
import { bookingTexts as texts } from './booking.texts.ts';

interface Props {
  readonly days: readonly string[];
  readonly onChoose: (name: string) => void;
}

/** Coming days, one of which becomes the name of an event (B-156). */
export const BookingDays = ({ days, onChoose }: Props) => (
  <div role="group" aria-label={texts.bookingDays} className={blocks.tools}>
    {days.map((day) => (
      <Button key={day} kind="link" onClick={() => onChoose(day)}>
        {day}
      </Button>
    ))}
  </div>
);
