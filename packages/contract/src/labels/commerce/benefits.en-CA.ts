export {
  BenefitStatus,
  BenefitAction,
  BenefitProductType,
  BenefitMemberServiceType,
  BenefitCheckoutType,
} from './benefits.en-US.ts'
