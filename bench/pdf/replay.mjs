import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { frenchDocument } from './paper.mjs';

/** @typedef {[name: string, parameters: readonly unknown[]]} Order */

const told = [
  'addContent',
  'addPage',
  'circle',
  'clip',
  'closePath',
  'dash',
  'endMarkedContent',
  'fill',
  'fillAndStroke',
  'fillColor',
  'fillOpacity',
  'font',
  'fontSize',
  'lineCap',
  'lineJoin',
  'lineTo',
  'lineWidth',
  'link',
  'markContent',
  'moveTo',
  'path',
  'rect',
  'restore',
  'rotate',
  'roundedRect',
  'save',
  'stroke',
  'strokeColor',
  'strokeOpacity',
  'text',
  'transform',
  'translate',
];

/**
 * Records all pdfkit calls of a drawing, in order, from the first stroke on.
 * @param {() => Promise<unknown>} draw
 * @param {string} first name of the first call to record; earlier ones create the document
 */
export async function ordersOf(draw, first) {
  /** @type {Order[]} */
  const orders = [];
  const prototype = PDFDocument.prototype;
  let deep = 0;
  const plain = told.map((name) => /** @type {const} */ ([name, prototype[name]]));
  for (const [name, method] of plain) {
    prototype[name] = function recorded(/** @type {readonly unknown[]} */ ...parameters) {
      if (deep === 0) {
        if (name === 'addContent') orders.push(...strokesIn(String(parameters[0])));
        else orders.push([name, parameters]);
      }
      deep += 1;
      try {
        return method.apply(this, parameters);
      } finally {
        deep -= 1;
      }
    };
  }
  try {
    await draw();
  } finally {
    for (const [name, method] of plain) prototype[name] = method;
  }
  return orders.slice(orders.findIndex(([name]) => name === first));
}

/**
 * Splits a raw path into the pdfkit calls that draw it.
 * @param {string} path
 * @returns {Order[]}
 */
const strokesIn = (path) =>
  path.split('\n').map((line) => {
    const [x, y, operator] = line.split(' ');
    if (line === 'h') return ['closePath', []];
    return [operator === 'm' ? 'moveTo' : 'lineTo', [Number(x), Number(y)]];
  });

/**
 * @param {readonly Order[]} orders which name the faces of the product
 * @param {PDFKit.PDFDocumentOptions['size']} size
 */
export async function replay(orders, size = 'A4') {
  const document = /** @type {any} */ (frenchDocument({ size, title: 'Bench' }));
  const written = buffer(document);
  for (const [name, parameters] of orders) document[name](...parameters);
  document.end();
  return written;
}
