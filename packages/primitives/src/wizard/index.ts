export { ReviewSection, type ReviewSectionProps } from './ReviewSection.tsx'
export { Wizard, type WizardLabels, type WizardProps, type WizardStep, type WizardView } from './Wizard.tsx'
