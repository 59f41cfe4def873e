/** Describes what event webhooks get: an entry and a schema for each kind of event that a webhook can ask for. */
import type { Document, Schema } from './document.ts';

/** Schemas of `data` where it has more than id, version and names. */
const DATA: Record<string, string> = {
  'shopping-list': 'ShoppingListEventData',
  mealplan: 'MealplanEventData',
  comment: 'RecipePartEventData',
  timeline: 'RecipePartEventData',
};

const HEADERS = [
  'tureenEvent',
  'tureenDelivery',
  'tureenSignature',
  'webhookId',
  'webhookTimestamp',
  'webhookSignature',
];

export function addWebhooks(document: Document): void {
  const { schemas } = document.components;
  const kinds = (schemas['EventWebhook']?.properties?.['events']?.items?.enum ?? []).map(String);
  document.webhooks = Object.fromEntries(
    kinds.map((kind) => {
      const name = `${pascal(kind)}EventMessage`;
      schemas[name] = eventSchema(kind);
      return [kind, { post: operation(kind, name) }];
    }),
  );
}

const pascal = (kind: string) => kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const eventSchema = (kind: string): Schema => ({
  type: 'object',
  required: ['id', 'type', 'timestamp', 'groupId', 'data'],
  properties: {
    id: { type: 'string', description: 'The same in each repetition of the event.' },
    type: { type: 'string', pattern: `^${kind}\\.[a-z]+$`, description: `Such as \`${kind}.updated\`.` },
    timestamp: { type: 'string', format: 'date-time' },
    groupId: { type: 'string', format: 'uuid' },
    data: { $ref: `#/components/schemas/${DATA[kind] ?? 'EventData'}` },
  },
});

const operation = (kind: string, schema: string) => ({
  operationId: `send${schema}`,
  summary: `Something happened to a thing of the kind “${kind}”`,
  description: 'Sent to the event webhooks of the group that asked for this kind, or for none in particular.',
  tags: ['notifications'],
  parameters: HEADERS.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  requestBody: {
    required: true,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
  },
  responses: { '2XX': { description: 'The event has arrived. After any other answer it is sent again.' } },
});
