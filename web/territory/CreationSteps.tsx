import { Steps } from '../steps/Steps.tsx';
import { withProduct } from '../texts/product.ts';
import { territoryCreationTexts as texts } from './territory-creation.texts.ts';

/** Where one is of the two steps (TADD-01). */
export function CreationSteps({ step }: { readonly step: number }) {
  return <Steps names={texts.steps.map(withProduct)} step={step} />;
}
