// The package's `exports` name no types, so its own aren't found. Only what the adapter uses.
declare module '@gr4vy/secure-fields' {
  export class SecureFields {
    constructor(config: { gr4vyId: string; environment: 'sandbox' | 'production'; sessionId: string })
    addCardNumberField(element: HTMLElement, options?: { label?: string; styles?: object }): SecureInput
    addExpiryDateField(element: HTMLElement, options?: { label?: string; styles?: object }): SecureInput
    addSecurityCodeField(element: HTMLElement, options?: { label?: string; styles?: object }): SecureInput
    addEventListener(event: string, callback: (data: unknown) => void): void
    removeEventListener(event: string, callback: (data: unknown) => void): void
    submit(): void
  }
  export interface SecureInput {
    addEventListener(event: string, callback: (data: unknown) => void): void
  }
}
