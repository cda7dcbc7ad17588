// The API reference: Swagger UI over the OpenAPI description. A page of its own, so that no other page loads it.

import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import licences from 'swagger-ui-dist/swagger-ui-es-bundle.js.LICENSE.txt?url'
import 'swagger-ui-dist/swagger-ui.css'
import './style.css'

const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', follow)
follow()

SwaggerUI({
  domNode: document.getElementById('api')!,
  url: '/api/openapi.json',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  docExpansion: 'list',
  displayRequestDuration: true,
  // By default, Swagger UI sends the description to a public validator.
  validatorUrl: null,
})

const link = document.createElement('a')
link.href = licences
link.textContent = 'Licences of the components of this page'
document.querySelector('footer')!.append(link)
