import { Button } from '../parts/button/Button.tsx';
import { RadioGroup } from '../parts/fields/RadioGroup.tsx';
import { SelectField } from '../parts/fields/SelectField.tsx';
import { Switch } from '../parts/fields/Switch.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { ColourField } from './ColourField.tsx';
import { PolygonPreview } from './PolygonPreview.tsx';
import { settingsTexts as texts } from './settings.texts.ts';
import {
  basemapOptions,
  dashOptions,
  groundText,
  opacityOptions,
  previewStyle,
} from './settings.view.ts';
import type { PanelProps } from './SettingsPanel.tsx';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Settings.module.css';

interface Props extends PanelProps {
  readonly canDraw: boolean;
  /** Undefined where there is no editor of the global map. */
  readonly onDraw: (() => void) | undefined;
}

/** Basemap, style of the polygons, global map (SET-13 … SET-16, SET-19), links that end (OWN-180). */
export function MapsPanel({ settings, entered, enter, canDraw, onDraw }: Props) {
  const ground = groundText(settings, entered.basemapProviderId);
  return (
    <>
      <div className={classes.fields}>
        <SelectField
          label={texts.basemap}
          options={basemapOptions(settings)}
          value={entered.basemapProviderId}
          onChange={({ target }) => enter({ basemapProviderId: target.value })}
        />
      </div>
      {ground !== null && <p className={classes.ground}>{ground}</p>}
      <fieldset className={classes.polygons}>
        <legend>{texts.polygons}</legend>
        <div className={blocks.stack}>
          <ColourField
            label={texts.polygonFillColor}
            value={entered.polygonFillColor}
            onChange={(polygonFillColor) => enter({ polygonFillColor })}
          />
          <RadioGroup
            label={texts.polygonFillOpacity}
            options={opacityOptions}
            value={entered.polygonFillOpacity}
            onChange={(polygonFillOpacity) => enter({ polygonFillOpacity })}
          />
          <Switch
            label={texts.polygonLine}
            checked={entered.polygonLine}
            onChange={(polygonLine) => enter({ polygonLine })}
          />
          <ColourField
            label={texts.polygonLineColor}
            value={entered.polygonLineColor}
            onChange={(polygonLineColor) => enter({ polygonLineColor })}
          />
          <RadioGroup
            label={texts.polygonLineDash}
            options={dashOptions}
            value={entered.polygonLineDash}
            onChange={(polygonLineDash) => enter({ polygonLineDash })}
          />
        </div>
        <PolygonPreview style={previewStyle(entered)} />
      </fieldset>
      {entered.endMapLinks !== null && (
        <fieldset className={classes.choices}>
          <legend>{texts.links}</legend>
          <Switch
            label={withProduct(texts.endMapLinks)}
            hint={withProduct(texts.endMapLinksHint)}
            checked={entered.endMapLinks}
            onChange={(endMapLinks) => enter({ endMapLinks })}
          />
        </fieldset>
      )}
      <fieldset className={classes.choices}>
        <legend>{texts.global}</legend>
        <Switch
          label={withProduct(texts.puzzle)}
          hint={settings.buildMapsPuzzleEnable ? undefined : withProduct(texts.puzzleHint)}
          checked={entered.buildMapsPuzzle}
          disabled={!settings.buildMapsPuzzleEnable}
          onChange={(buildMapsPuzzle) => enter({ buildMapsPuzzle })}
        />
        {onDraw && (
          <div>
            <Button disabled={!canDraw} onClick={onDraw}>
              {texts.globalMap}
            </Button>
          </div>
        )}
      </fieldset>
    </>
  );
}
