import type { Plugin, Rolldown } from 'vite';

/**
 * Lets each script import its transitive dependencies, so that the browser requests all at once. Vite would put such
 * lists for all scripts into the first one.
 */
export function earlyImports(everywhere: RegExp): Plugin {
  return {
    name: 'tureen:early-imports',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk(code, chunk, _options, { chunks }) {
      if (!chunk.isDynamicEntry) return;
      const further = [...importsOf(chunk, chunks)].filter(
        (file) => !chunk.imports.includes(file) && !everywhere.test(file),
      );
      if (!further.length) return;
      // after its own imports, which keep their order
      return { code: `${code}\n${further.map((file) => `import"./${file.split('/').at(-1)}";`).join('')}`, map: null };
    },
  };
}

type Chunks = Record<string, Rolldown.RenderedChunk>;

function importsOf({ imports }: Rolldown.RenderedChunk, chunks: Chunks, seen = new Set<string>()): Set<string> {
  for (const file of imports)
    if (!seen.has(file)) {
      seen.add(file);
      if (chunks[file]) importsOf(chunks[file], chunks, seen);
    }
  return seen;
}
