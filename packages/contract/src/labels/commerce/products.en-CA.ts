export { ProductStatus, ProductAction, ProductRestrictionType } from './products.en-US.ts'
