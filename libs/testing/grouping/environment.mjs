import { TestEnvironment } from 'jest-environment-node';
import { withPlainContext } from './plain-context.mjs';
import { withFiles } from './with-files.mjs';

/** Node, in which several files of tests run one after the other. */
export default class FilesEnvironment extends withFiles(withPlainContext(TestEnvironment)) {}
