// What this page uses of Swagger UI, which ships no types.
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  export default function SwaggerUI(options: {
    domNode: HTMLElement
    url: string
    deepLinking?: boolean
    defaultModelsExpandDepth?: number
    docExpansion?: 'list' | 'full' | 'none'
    displayRequestDuration?: boolean
    validatorUrl?: string | null
  }): void
}
