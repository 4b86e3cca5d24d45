/**
 * @generated SignedSource<<dc0cb973ae35a63eee51b0cf013c4ce5>>
 * @relayHash 2b4178ed945c35b8a5ae3d0bfb7bd977
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6bcf30141fba1d22fcfc90ac83d48ce676f53605b37ad9ad84a6920e8b482c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useClassSeatsQuery } from './useClassSeatsQuery.graphql';

const node: PreloadableConcreteRequest<useClassSeatsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6bcf30141fba1d22fcfc90ac83d48ce676f53605b37ad9ad84a6920e8b482c6",
    "metadata": {},
    "name": "useClassSeatsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
