/**
 * @generated SignedSource<<fae6797e6b80dc115d5470d87c63eb0a>>
 * @relayHash d820ee4aefae2c4d0a296f14225e3509
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fe4716a13c0e4142a43f5fb600f8ccc82e1416a829ced065568cb7592d17278

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useClassSeatsQuery } from './useClassSeatsQuery.graphql';

const node: PreloadableConcreteRequest<useClassSeatsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0fe4716a13c0e4142a43f5fb600f8ccc82e1416a829ced065568cb7592d17278",
    "metadata": {},
    "name": "useClassSeatsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
