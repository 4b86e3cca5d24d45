/**
 * @generated SignedSource<<d55f00e629a85ded3ad58625f4cc6a47>>
 * @relayHash 2008822fcca8a650981258c12ba4f263
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36931a4758edd3eb6efdddee6c75009068ae380f9980591c89a0dbbe68b9b685

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36931a4758edd3eb6efdddee6c75009068ae380f9980591c89a0dbbe68b9b685",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
