import './styles/base.css';
import './styles/frame.css';
import './styles/chart.css';
import './styles/panel.css';
import './styles/table.css';
import './styles/live.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { colours, drawingStyle } from '../drawing-style.ts';
import { Guarded } from './Guarded.tsx';
import { Room } from './Room.tsx';

const style = document.createElement('style');
const pairs = Object.entries(colours.light).map(
  ([name, light]) =>
    `--${name}: light-dark(${light}, ${Object.entries(colours.dark).find(([other]) => other === name)?.[1]});`,
);
style.textContent = `:root { ${pairs.join(' ')} } .drawing { ${drawingStyle} }`;
document.head.prepend(style);

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Guarded>
        <Room />
      </Guarded>
    </StrictMode>,
  );
