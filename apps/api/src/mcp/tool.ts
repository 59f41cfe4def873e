import type { z } from 'zod';
import type { TureenClient } from '#client';
import type { OperationId } from '#contract';

/** A tool of the MCP server; it calls operations of the API with the token of the caller. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  /** A token whose scope excludes one of these operations does not get the tool. */
  operations: readonly OperationId[];
  input: z.ZodObject;
  annotations: { readOnlyHint: boolean; destructiveHint?: boolean; idempotentHint?: boolean; openWorldHint?: boolean };
  run: (api: TureenClient, input: unknown) => Promise<unknown>;
}

interface ToolWithInput<Input extends z.ZodObject> extends Omit<Tool, 'input' | 'run'> {
  input: Input;
  run: (api: TureenClient, input: z.infer<Input>) => Promise<unknown>;
}

/** Gives `run` the type of its input, which the MCP server has parsed by then. */
export const defineTool = <Input extends z.ZodObject>({ run, ...tool }: ToolWithInput<Input>): Tool => ({
  ...tool,
  run: (api, input) => run(api, input as z.infer<Input>),
});

export const reads = { readOnlyHint: true };
export const adds = { readOnlyHint: false, destructiveHint: false };
