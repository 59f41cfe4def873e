import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { Document } from './document.ts';

const reference = (name: string) => ts.factory.createTypeReferenceNode(name);

/** Types of the wire (dates are text, files are Blobs) or of the server (Date, UploadedFile). */
async function types(document: Document, side: 'wire' | 'server') {
  const source = Buffer.from(JSON.stringify(document));
  const nodes = await openapiTS(source, {
    readWriteMarkers: true,
    transform(schema) {
      if (schema.format === 'binary') return reference(side === 'wire' ? 'Blob' : 'UploadedFile');
      if (schema.format !== 'date-time' || side === 'wire') return undefined;
      const nullable = Array.isArray(schema.type) && schema.type.includes('null');
      return nullable ? ts.factory.createUnionTypeNode([reference('Date'), reference('null')]) : reference('Date');
    },
  });
  const head = side === 'server' ? "import type { UploadedFile } from '../upload.ts';\n\n" : '';
  return head + astToString(nodes);
}

export const wireTypes = (document: Document) => types(document, 'wire');
export const serverTypes = (document: Document) => types(document, 'server');
