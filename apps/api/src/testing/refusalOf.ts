import type { GraphqlAnswer } from '@console/api-kit/testing';

interface Refusal {
  status: unknown;
  message: string | undefined;
}

/** Returns how an answer refuses its request: by its HTTP status, or by its first GraphQL error. Null for a success. */
export async function refusalOf(answer: Response | Promise<Response>): Promise<Refusal | null> {
  const response = await answer;
  const body = (await response.json()) as GraphqlAnswer & { message?: string };
  if (!response.ok) return { status: response.status, message: body.message };
  const [error] = body.errors ?? [];
  return error ? { status: error.extensions?.status, message: error.message } : null;
}
