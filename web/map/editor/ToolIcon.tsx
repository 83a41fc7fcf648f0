import type { ReactNode } from 'react';

const shapes = {
  polygon: <path d="M5 9l7-5 7 5-2.5 10h-9zM5 9h.01M12 4h.01M19 9h.01M16.5 19h.01M7.500 19h.01" />,
  block: <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z" />,
  information: <path d="M12 10v7M12 7h.01M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z" />,
  parking: <path d="M9 18V6h4a3.500 3.500 0 0 1 0 7H9M4 3h16v18H4z" />,
  mobilestand: (
    <path d="M7 3h10v12H7zM9.500 6.500h5M9.500 10h5M12 15v4M8 21a1.500 1.500 0 1 0 0-.01M16 21a1.500 1.500 0 1 0 0-.01" />
  ),
  kingdomhome: <path d="M3 11l9-7 9 7M5.500 9.500V20h13V9.500M10 20v-6h4v6" />,
  edit: <path d="M4 20l1-4L16 5l3 3L8 19zM14 7l3 3" />,
  delete: <path d="M5 7h14M10 4h4M7 7l1 13h8l1-13M10.500 11v5M13.500 11v5" />,
  undo: <path d="M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3" />,
  redo: <path d="M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h3" />,
  snap: <path d="M6 4v8a6 6 0 0 0 12 0V4h-4v8a2 2 0 0 1-4 0V4zM6 8h4M14 8h4" />,
  print: <path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z" />,
  help: (
    <path d="M9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.7.300-1 .800-1 1.700M12 16.800h.01M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z" />
  ),
  import: <path d="M12 4v10M8 10l4 4 4-4M5 18h14" />,
  export: <path d="M12 14V4M8 8l4-4 4 4M5 18h14" />,
  close: <path d="M6 6l12 12M18 6L6 18" />,
} satisfies Record<string, ReactNode>;

export type ToolIconName = keyof typeof shapes;

export const ToolIcon = ({ name }: { readonly name: ToolIconName }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    {shapes[name]}
  </svg>
);
