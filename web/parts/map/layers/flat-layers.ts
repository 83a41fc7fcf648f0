import type { Position } from 'geojson';
import { IconLayer, project, SolidPolygonLayer } from '../engine/layers-engine.ts';
import { mercator } from '../geometry/mercator.ts';

/** Side of maplibre's world plane, whose origin is in the south-west. */
const side = 512;

/** A position on that plane, as the shaders below expect it. */
export function onPlane(position: Position): [number, number] {
  const { x, y } = mercator(position);
  return [x * side, (1 - y) * side];
}

const placed = /* glsl */ `
vec4 placed(vec3 position, vec3 low) {
  vec3 offset = position - project.coordinateOrigin + low;
  return project.viewProjectionMatrix * vec4(offset, 1.0) + project.center;
}
`;

/**
 * Polygon fills without deck.gl's lighting, extrusion, picking and globe projection: compiling its
 * full shader takes a fifth of a second under software rendering.
 */
export class FlatPolygonLayer<Data, Extra extends object = object> extends SolidPolygonLayer<
  Data,
  Extra
> {
  static override layerName = 'FlatPolygonLayer';
  static override defaultProps = {
    ...SolidPolygonLayer.defaultProps,
    coordinateSystem: 'cartesian' as const,
  };

  override getShaders(type: string) {
    return {
      ...super.getShaders(type),
      modules: [project],
      vs: /* glsl */ `#version 300 es
in vec3 vertexPositions;
in vec3 vertexPositions64Low;
in vec4 fillColors;
out vec4 colour;
${placed}
void main() {
  gl_Position = placed(vertexPositions, vertexPositions64Low);
  colour = fillColors;
}
`,
      fs: /* glsl */ `#version 300 es
precision highp float;
in vec4 colour;
out vec4 drawn;
void main() {
  drawn = colour;
}
`,
    };
  }
}

/** Upright icons in pixels, without tint, rotation or scale. */
export class FlatIconLayer<Data, Extra extends object = object> extends IconLayer<Data, Extra> {
  static override layerName = 'FlatIconLayer';
  static override defaultProps = {
    ...IconLayer.defaultProps,
    coordinateSystem: 'cartesian' as const,
  };

  override getShaders() {
    const shaders = super.getShaders();
    return {
      ...shaders,
      modules: [
        project,
        ...shaders.modules.filter(({ name }: { name: string }) => name === 'icon'),
      ],
      vs: /* glsl */ `#version 300 es
in vec2 positions;
in vec3 instancePositions;
in vec3 instancePositions64Low;
in float instanceSizes;
in vec4 instanceIconFrames;
in vec2 instanceOffsets;
out vec2 place;
${placed}
void main() {
  vec2 size = instanceIconFrames.zw;
  vec2 pixels = (positions / 2.0 * size + instanceOffsets) * instanceSizes / size.y;
  vec2 offset = pixels * vec2(1.0, -1.0) / project.viewportSize * project.devicePixelRatio * 2.0;
  gl_Position = placed(instancePositions, instancePositions64Low);
  gl_Position.xy += offset * gl_Position.w;
  place = mix(instanceIconFrames.xy, instanceIconFrames.xy + size, (positions + 1.0) / 2.0)
    / icon.iconsTextureDim;
}
`,
      fs: /* glsl */ `#version 300 es
precision highp float;
uniform sampler2D iconsTexture;
in vec2 place;
out vec4 drawn;
void main() {
  drawn = texture(iconsTexture, place);
  if (drawn.a < icon.alphaCutoff) discard;
}
`,
    };
  }
}
