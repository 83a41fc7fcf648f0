import '../../web/parts/theme/theme.css';

import { useMachine } from '@xstate/react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Neighbour } from '../../engines/drawing/borders.ts';
import { mapDrawingMachine } from '../../machines/map/map-drawing.machine.ts';
import type { MapFeatures } from '../../schema/geojson.ts';
import { drawingView } from '../../web/map/drawing/drawing.view.ts';
import { EditorMap } from '../../web/map/drawing/EditorMap.tsx';
import { applyTokens } from '../../web/parts/theme/token-styles.ts';
import { painted } from '../measure/painted.ts';
import { mapOf } from '../maps/map-data.ts';
import { runBlocksHere } from './threads-here.ts';

/** Where the bench looks, and with which tool. */
interface View {
  readonly center: readonly [number, number];
  readonly zoom: number;
  readonly tool: 'pick' | 'draw';
}

interface Reaction {
  /** Milliseconds until the tool knows. */
  readonly known: number;
  /** Milliseconds until it is on the screen. */
  readonly seen: number;
}

declare global {
  interface Window {
    tools: {
      readonly open: Promise<void>;
      readonly look: (view: View) => Promise<void>;
      readonly pick: (x: number, y: number) => Promise<Reaction>;
      readonly hover: (x: number, y: number) => Promise<Reaction>;
    };
  }
}

runBlocksHere();

/** As many territories as such a town has, in its valley. */
const neighbours = Array.from({ length: 300 }, (_, number): Neighbour => {
  const [west, south] = [9.49 + (number % 15) * 0.004, 47.06 + Math.floor(number / 15) * 0.009];
  const ring = Array.from({ length: 25 }, (__, corner) => [
    west + 0.0015 * Math.cos((corner * Math.PI) / 12),
    south + 0.0015 * Math.sin((corner * Math.PI) / 12),
  ]);
  return { name: `T${number}`, geometry: { type: 'Polygon', coordinates: [ring] } };
});
const features: MapFeatures = { type: 'FeatureCollection', features: [] };
const town = { longitude: 9.5215, latitude: 47.141, zoom: 16 };
const data = mapOf(features, town, '/liechtenstein.pmtiles');
const drawable = { information: true, parking: true, mobilestand: true, kingdomhome: true };

let engine: MapLibreMap | null = null;
let send: (event: Parameters<typeof mapDrawingMachine.transition>[1]) => void = () => {};
let picked: () => void = () => {};
let opened: () => void = () => {};

function Tools() {
  const [drawing, sendOn] = useMachine(mapDrawingMachine);
  useEffect(() => {
    send = sendOn;
    sendOn({ type: 'map.loaded', features, drawable });
  }, [sendOn]);
  return (
    <EditorMap
      name="Carte à dessiner"
      data={data}
      start={null}
      saved={null}
      view={drawingView(drawing)}
      neighbours={neighbours}
      snapping
      global={false}
      onMap={(map) => {
        engine = map;
        if (map) opened();
      }}
      send={(event) => {
        sendOn(event);
        if (event.type === 'block.picked') picked();
      }}
    >
      {null}
    </EditorMap>
  );
}

const map = () => {
  if (!engine) throw new Error('The map is not there.');
  return engine;
};

const pointer = (type: string, x: number, y: number) =>
  map()
    .getCanvas()
    .dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        pointerType: 'mouse',
        isPrimary: true,
        clientX: x,
        clientY: y,
      }),
    );

window.tools = {
  open: new Promise((resolve) => {
    opened = resolve;
  }),
  look: async ({ center: [lng, lat], zoom, tool }) => {
    send({ type: 'leave' });
    send({ type: tool });
    map().jumpTo({ center: [lng, lat], zoom });
    await map().once('idle');
    await painted();
  },
  pick: async (x, y) => {
    const answered = new Promise<void>((resolve) => {
      picked = resolve;
    });
    const began = performance.now();
    pointer('pointerdown', x, y);
    pointer('pointerup', x, y);
    await answered;
    const known = performance.now() - began;
    const seen = (await painted()) - began;
    // The next block stands for itself.
    send({ type: 'undo' });
    send({ type: 'leave' });
    send({ type: 'pick' });
    await painted();
    return { known, seen };
  },
  hover: async (x, y) => {
    const began = performance.now();
    pointer('pointermove', x, y);
    const known = performance.now() - began;
    return { known, seen: (await painted()) - began };
  },
};

applyTokens();
createRoot(document.querySelector('#root') ?? document.body).render(<Tools />);
