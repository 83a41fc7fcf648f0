import { CheckOutlined, MinusOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

/** Taken online or not, in a word and a sign (MYEX-05). */
export function OnlineMark({ online, children }: { online: boolean; children: ReactNode }) {
  return (
    <span>
      {online ? <CheckOutlined aria-hidden /> : <MinusOutlined aria-hidden />} {children}
    </span>
  );
}
