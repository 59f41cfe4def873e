import { useRouter } from '@tanstack/react-router';
import type { Api } from './api.ts';

export function useApi(): Api {
  return useRouter().options.context.api;
}
