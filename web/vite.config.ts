import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { loadEnv, type HtmlTagDescriptor, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** Multiply all font sizes by the text size setting (`--text`). */
const textSize = {
  postcssPlugin: 'text-size',
  Declaration(declaration: { prop: string; value: string }) {
    if (!/^font(-size)?$/.test(declaration.prop) || declaration.value.includes('var(--text)')) return
    declaration.value = declaration.value.replace(/\d*\.?\d+px/g, (size) => `calc(${size} * var(--text))`)
  },
}

type Place = NonNullable<HtmlTagDescriptor['injectTo']>
const meta = (attrs: Record<string, string>, injectTo: Place): HtmlTagDescriptor => ({ tag: 'meta', attrs, injectTo })

/** Give the browser's own bar the colours of the page's bar. */
const themeColour: Plugin = {
  name: 'theme-colour',
  transformIndexHtml(_, { path }) {
    if (path !== '/index.html') return
    const tokens = readFileSync('src/style/tokens.css', 'utf-8')
    const [, light, dark] = /--bar: light-dark\((#\w+), (#\w+)\)/.exec(tokens)!
    return Object.entries({ light: light!, dark: dark! }).map(([scheme, content]) =>
      meta({ name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` }, 'head'),
    )
  },
}

/** Name the catalogues by their language, so that the service worker can keep those of one language. */
const nameCatalogue = ({ facadeModuleId }: { facadeModuleId: string | null }): string => {
  const [, language, name] = /\/i18n\/(\w+)\/(\w+)\.ftl/.exec(facadeModuleId ?? '') ?? []
  return `assets/${language ? `catalogue-${language}-${name}` : '[name]'}-[hash].js`
}

const SERVER_ONLY = /\s*<!-- server only -->.*?<!-- end -->/gs

/**
 * Make the page of a static site (`make site`): meta tags in place of the headers that the server sends, the server
 * to link to, and nothing that leads to the API.
 */
function staticPage(mode: string): Plugin {
  const { SITE_CSP: csp, SITE_SERVER: server = '' } = loadEnv(mode, '.', 'SITE_')
  if (!csp) throw new Error('A static site is built with: make site')
  const linked = URL.parse(server)
  if (server && !/^https?:$/.test(linked?.protocol ?? ''))
    throw new Error(`SERVER is not the address of a server, such as https://play.example.org: ${server}`)
  return {
    name: 'static-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: html.replace(SERVER_ONLY, ''),
        tags: [
          meta({ 'http-equiv': 'Content-Security-Policy', content: csp }, 'head-prepend'),
          meta({ name: 'referrer', content: 'same-origin' }, 'head'),
          meta({ name: 'tricorne-server', content: linked?.origin ?? '' }, 'head'),
        ],
      }),
    },
  }
}

export default defineConfig(({ mode }) => {
  const site = mode === 'site'
  // The server to which `npx vite` proxies the API during development.
  const { TRICORNE_SERVER: server = 'http://127.0.0.1:8017' } = loadEnv(mode, '.', 'TRICORNE_')
  return {
    plugins: [svelte(), themeColour, ...(site ? [staticPage(mode)] : [])],
    base: site ? './' : '/',
    worker: { format: 'es', rolldownOptions: { checks: { bundlerTimings: false } } },
    css: { postcss: { plugins: [textSize] } },
    logLevel: 'warn',
    build: {
      outDir: '../src/tricorne/server/web',
      emptyOutDir: true,
      // The API reference is a separate page, so that no other page loads Swagger UI.
      rolldownOptions: {
        input: { index: 'index.html', ...(site ? {} : { docs: 'docs.html' }) },
        output: { chunkFileNames: nameCatalogue },
        checks: { bundlerTimings: false },
      },
      chunkSizeWarningLimit: 2000,
      assetsDir: 'assets',
      // No inlined assets: the content security policy allows inline data for pictures only.
      assetsInlineLimit: 0,
      cssCodeSplit: true,
      modulePreload: { polyfill: false },
      target: 'es2022',
    },
    // However busy the machine is: only a test that hangs is stopped.
    test: { environment: 'happy-dom', include: ['tests/*.test.ts'], testTimeout: 600_000, hookTimeout: 600_000 },
    // Test Svelte's browser build, not its server build.
    ...(mode === 'test' ? { resolve: { conditions: ['browser'] } } : {}),
    server: {
      // The catalogues and the rules are outside this folder, in the Python package.
      fs: { allow: ['.', '../src/tricorne/i18n', '../src/tricorne/backends/modules'] },
      proxy: { '/api': { target: server, ws: true } },
    },
  }
})
