import { CheckOutlined, MinusOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

/** Whether a territory was taken online, as an icon with a word (MYEX-05). */
export function OnlineMark({ online, children }: { online: boolean; children: ReactNode }) {
  return (
    <span>
      {online ? <CheckOutlined aria-hidden /> : <MinusOutlined aria-hidden />}{' '}
      <span data-word>{children}</span>
    </span>
  );
}
